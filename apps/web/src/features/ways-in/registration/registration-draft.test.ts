import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agreements } from '@wenwu/core/registration/agreements'
import { emptyDraft, hasAgreed, restoreDraft, steps } from './registration-draft.ts'

const agreed = {
  service: agreements.service.version,
  privacy: agreements.privacy.version,
  'identity-number': agreements['identity-number'].version,
}

describe('the draft of a registration', () => {
  it('comes back at the account step, with what was typed', () => {
    const stored = JSON.stringify({
      ...emptyDraft('first-key'),
      step: steps.details,
      agreed,
      username: 'zhiwei',
      mobile: '18800000001',
      proof: 'p',
      provenMobile: '18800000001',
    })
    expect(restoreDraft('individual', stored, 'other-key')).toMatchObject({
      step: steps.account,
      username: 'zhiwei',
      proof: 'p',
      requestKey: 'first-key',
    })
  })

  it('begins with the agreements again where one has a new version', () => {
    const stored = JSON.stringify({
      ...emptyDraft('k'),
      step: steps.details,
      agreed: { ...agreed, privacy: '2020-01-01' },
      username: 'zhiwei',
    })
    expect(restoreDraft('individual', stored, 'k')).toMatchObject({ step: steps.agreement, username: 'zhiwei' })
  })

  it('the separate consent is asked of individuals alone', () => {
    const { 'identity-number': _separate, ...both } = agreed
    expect([hasAgreed('individual', both), hasAgreed('legal-entity', both), hasAgreed('individual', agreed)]).toEqual([false, true, true])
  })

  it('is empty for anything that is no draft', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        const draft = restoreDraft('individual', stored, 'k')
        expect(Object.keys(draft).sort()).toEqual(Object.keys(emptyDraft('k')).sort())
        expect([steps.agreement, steps.account]).toContain(draft.step)
      }),
    )
  })

  it('never holds a password, an identity number or a code', () => {
    const stored = JSON.stringify({ ...emptyDraft('k'), password: 'secret', identityNumber: '1', code: '2' })
    expect(JSON.stringify(restoreDraft('individual', stored, 'k'))).not.toMatch(/password|identityNumber|code"/)
  })
})
