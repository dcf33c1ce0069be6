import { describe, expect, it } from 'vitest'
import { checkForm } from '../form/parse.ts'
import { errorOf, formOf, problemWords, tidyInput } from '../item/action-form.ts'
import type { PlanRow } from './model.ts'
import { actionOf, checkMove, type Asking } from './move-form.ts'
import { rowMoves, type RowMove } from './moves.ts'
import { decideManyTable, rowMoveMisfit, rowMoveTable } from './row-move-table.ts'

const context = { locale: 'zh_CN', today: '2026-11-29' } as const

/** What is sound to say with each move: both answers of its first question, where it has one. */
const sound: Record<RowMove, readonly Record<string, unknown>[]> = {
  decide: [
    { isApproved: true, funds: 0.3, note: '' },
    { isApproved: false, note: '条件不成熟' },
  ],
  adjust: [
    { isKept: true, funds: 0, reason: '暂缓' },
    { isKept: false, reason: '停建' },
  ],
  propose: [
    { isKept: true, funds: 70, reason: '材料涨价' },
    { isKept: false, reason: '停建' },
  ],
  settle: [{ isApproved: true }, { isApproved: false, note: '再议' }],
  'take-back': [{}],
}

/** Path, error and words of everything that is wrong. */
const wrong = (asking: Asking, said: Record<string, unknown>) =>
  checkMove(asking, tidyInput(actionOf(asking), said), context).map((problem) => [
    problem.path,
    errorOf(actionOf(asking), problem),
    problemWords(actionOf(asking), problem, 'zh_CN'),
  ])

describe.each(rowMoves)('%s', (move) => {
  const asking = rowMoveTable[move]
  const keys = asking.form.map(({ key }) => key)

  it('has a form of the form language, and takes what it asks for', () => {
    // a section without fields is none, and not drawn
    if (keys.length > 0) expect(checkForm(formOf(actionOf(asking)), { isAction: true })).toEqual([])
    for (const said of sound[move]) expect(wrong(asking, said)).toEqual([])
  })

  it('refuses what it does not ask for, at its name', () => {
    for (const name of ['result', 'approvedFunds', 'hasOwnProperty', 'isApproved', 'isKept', 'note', 'reason', 'funds']) {
      if (keys.includes(name)) continue
      for (const said of sound[move])
        expect(wrong(asking, { ...said, [name]: 'x' })).toEqual([[name, 'form-invalid', `表单中没有“input.${name}”这一项`]])
    }
  })
})

it('demands a sum of what is approved and of another sum, a reason of a refusal and of an adjustment', () => {
  const missing = (move: RowMove, said: Record<string, unknown>) => wrong(rowMoveTable[move], said)
  const at = (...paths: string[]) => paths.map((path) => [path, 'plan-required', '请填写'])
  expect(missing('decide', {})).toEqual(at('isApproved'))
  expect(missing('decide', { isApproved: true, funds: null })).toEqual(at('funds'))
  expect(missing('decide', { isApproved: false, note: ' \u3164' })).toEqual(at('note'))
  expect(missing('settle', { isApproved: false })).toEqual(at('note'))
  for (const move of ['adjust', 'propose'] as const) {
    expect(missing(move, { funds: 3 })).toEqual(at('isKept', 'reason'))
    expect(missing(move, { isKept: true, reason: '\u200b' })).toEqual(at('funds', 'reason'))
    expect(missing(move, { isKept: false, reason: '\u115f' })).toEqual(at('reason'))
  }
  expect(wrong(decideManyTable.approved, {})).toEqual([])
  expect(wrong(decideManyTable.refused, { note: '\u3164' })).toEqual(at('note'))
  expect(wrong(decideManyTable.approved, { funds: 3 })).toEqual([['funds', 'form-invalid', '表单中没有“input.funds”这一项']])
})

it('says in the words of the dialogs of plans what is no amount, and takes no other answer than those it offers', () => {
  for (const funds of ['三十', -1, 0.0000001, 1e9])
    expect(wrong(rowMoveTable.decide, { isApproved: true, funds })).toEqual([
      ['funds', 'plan-money', '金额应为0至1亿万元之间的数，最多六位小数'],
    ])
  for (const isApproved of ['true', 1, 'approved'])
    expect(wrong(rowMoveTable.settle, { isApproved }).map(([path, error]) => [path, error])).toEqual([['isApproved', 'form-invalid']])
})

it('leaves out the sum of what is not approved or cancelled', () => {
  expect(tidyInput(actionOf(rowMoveTable.decide), { isApproved: false, funds: '三十', note: '重复' })).toEqual({
    isApproved: false,
    note: '重复',
  })
  expect(tidyInput(actionOf(rowMoveTable.propose), { isKept: false, funds: 3, reason: '停建' })).toEqual({ isKept: false, reason: '停建' })
})

it('begins with what is asked for or stands', () => {
  const row = { result: 'open', stateFunds: 60, approvedFunds: null, resultNote: '' } as PlanRow
  const first = (move: RowMove, more: Partial<PlanRow> = {}) => rowMoveTable[move].preset?.({ ...row, ...more })
  expect(first('decide')).toEqual({ isApproved: true, funds: 60, note: '' })
  expect(first('decide', { result: 'approved', approvedFunds: 50.5, resultNote: '压缩规模' })).toEqual({
    isApproved: true,
    funds: 50.5,
    note: '压缩规模',
  })
  expect(first('decide', { result: 'refused', resultNote: '重复' })).toEqual({ isApproved: false, funds: 60, note: '重复' })
  expect(first('adjust', { result: 'approved', approvedFunds: 50.5 })).toEqual({ isKept: true, funds: 50.5 })
  // what a province asks for is not agreed to by one key
  expect(first('settle')).toBeUndefined()
})

it('fits a row as it stands', () => {
  const misfits = (result: PlanRow['result'], isAdjusting: boolean) => rowMoves.map((move) => rowMoveMisfit(move, { result, isAdjusting }))
  expect(misfits('approved', false)).toEqual([undefined, undefined, undefined, 'not-found', 'not-found'])
  expect(misfits('approved', true)).toEqual(['plan-adjusting', 'plan-adjusting', 'plan-adjusting', undefined, undefined])
  expect(misfits('cancelled', false)).toEqual([undefined, 'plan-step', 'plan-step', 'not-found', 'not-found'])
})
