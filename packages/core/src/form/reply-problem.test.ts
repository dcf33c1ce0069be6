import { describe, expect, it } from 'vitest'
import { findReplyProblem, followScheme, reasonsPlaceholder } from './reply-problem.ts'

const schemes = { province: '二、由你局审批。', national: '二、报我局审批。' }
const opening = '你局来文收悉。'
const no = '一、不同意本项目。理由如下：'

describe('the reasons of a refusal', () => {
  it.each<[string, string[], boolean]>([
    ['the empty place', [opening, no, reasonsPlaceholder, '二、请做好保护。'], false],
    ['the empty place with words around it', [opening, no, `1.${reasonsPlaceholder}。`, '二、请做好保护。'], false],
    ['straight on to the next point', [opening, no, '二、请做好保护。'], false],
    ['blank lines alone', [opening, no, ' ', '', '二、请做好保护。'], false],
    ['nothing after it', [opening, no], false],
    ['a half-width colon', [opening, '一、不同意。原因:', '三、可以申请行政复议。'], false],
    ['reasons', [opening, no, '（一）选址不当。', '二、请做好保护。'], true],
    ['reasons as points of their own', [opening, '经研究，不同意本项目，理由如下：', '一、选址不当。', '二、影响文物安全。'], true],
    ['reasons in one sentence', [opening, '一、因选址不当，不同意本项目。', '二、请做好保护。'], true],
  ])('%s', (_name, body, isComplete) => {
    expect(findReplyProblem('refusal', { body })).toBe(isComplete ? undefined : 'reply-reasons-missing')
  })

  it('are not asked of an approval, where the empty place may not be left either', () => {
    expect(findReplyProblem('approval', { body: ['一、同意，理由如下：'] })).toBeUndefined()
    expect(findReplyProblem('approval', { body: [reasonsPlaceholder] })).toBe('reply-reasons-missing')
  })
})

describe('who approves the scheme', () => {
  it('the paragraph of the item follows the answer, a rewritten one stays', () => {
    const body = [opening, schemes.province, '三、加强管理。']
    expect(followScheme(body, schemes, 'national')).toEqual([opening, schemes.national, '三、加强管理。'])
    expect(followScheme(followScheme(body, schemes, 'national'), schemes, 'province')).toEqual(body)
    const rewritten = [opening, '二、由你局审批，十日内报备。']
    expect(followScheme(rewritten, schemes, 'national')).toEqual(rewritten)
  })

  it.each<[string, 'approval' | 'refusal', string[], 'province' | 'national' | null | undefined, boolean]>([
    ['the paragraph of the answer', 'approval', [schemes.national], 'national', true],
    ['that of the other one', 'approval', [opening, ` ${schemes.province}`], 'national', false],
    ['a rewritten one', 'approval', ['二、由你局审批，十日内报备。'], 'national', true],
    ['no answer', 'approval', [schemes.province], null, true],
    ['a refusal', 'refusal', [schemes.province], 'national', true],
  ])('%s', (_name, kind, body, schemeApprovedBy, agrees) => {
    expect(findReplyProblem(kind, { body, schemeApprovedBy }, schemes)).toBe(agrees ? undefined : 'reply-scheme-contradicts')
  })
})
