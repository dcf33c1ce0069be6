import { describe, expect, it } from 'vitest'
import { checkForm } from '../form/parse.ts'
import { errorOf, formOf, problemWords, tidyInput, wordsIn } from '../item/action-form.ts'
import { actionOf, checkMove } from './move-form.ts'
import { hasDemand, isReasoned, moveTable } from './move-table.ts'
import { planMoves, type PlanMove } from './moves.ts'

const context = { locale: 'zh_CN', today: '2026-11-29' } as const
const id = '01939a6e-0000-7000-8000-000000000001'

/** What is sound to say with each move. */
const sound: Record<PlanMove, Record<string, unknown>> = {
  'send-to-review': {},
  'take-back': {},
  'send-back': { reason: '核减' },
  submit: { letterNumber: '陕文物函〔2026〕1号', total: 0.3 },
  'ask-return': { reason: '漏报一项' },
  return: { reason: '请补报' },
  entrust: { thirdPartyId: id },
  'recall-ranking': {},
  'finish-ranking': {},
  'start-deciding': {},
  issue: {},
}

/** Path, error and words of everything that is wrong. */
const wrong = (move: PlanMove, said: Record<string, unknown>) =>
  checkMove(moveTable[move], tidyInput(actionOf(moveTable[move]), said), context).map((problem) => [
    problem.path,
    errorOf(actionOf(moveTable[move]), problem),
    problemWords(actionOf(moveTable[move]), problem, 'zh_CN'),
  ])

describe.each(planMoves)('%s', (move) => {
  const keys = moveTable[move].form.map(({ key }) => key)

  it('has a form of the form language, and takes what it asks for', () => {
    // a section without fields is none, and not drawn
    if (keys.length > 0) expect(checkForm(formOf(actionOf(moveTable[move])), { isAction: true })).toEqual([])
    expect(Object.keys(sound[move])).toEqual(keys)
    expect(wrong(move, sound[move])).toEqual([])
  })

  it('demands each of its fields, with blanks too', () => {
    expect(wrong(move, {}).map(([path]) => path)).toEqual(keys)
    expect(wrong(move, Object.fromEntries(keys.map((key) => [key, '\u3164 \u200b']))).map(([path]) => path)).toEqual(keys)
  })

  it('refuses what it does not ask for, at its name', () => {
    for (const name of ['reasons', 'status', 'hasOwnProperty', ...Object.values(sound).flatMap((said) => Object.keys(said))]) {
      if (keys.includes(name)) continue
      expect(wrong(move, { ...sound[move], [name]: 'x' })).toEqual([[name, 'form-invalid', `表单中没有“input.${name}”这一项`]])
    }
  })
})

it('says what is wrong in the words of the dialogs of plans', () => {
  expect(wrong('return', { reason: ' ' })).toEqual([['reason', 'plan-required', '请填写']])
  expect(wrong('entrust', {})).toEqual([['thirdPartyId', 'plan-third-party', '请选择第三方评估机构。']])
  expect(wrong('submit', { total: null })).toEqual([
    ['letterNumber', 'plan-required', '请填写'],
    ['total', 'plan-required', '请填写'],
  ])
  for (const total of ['三十', -1, 0.0000001, 1e9])
    expect(wrong('submit', { letterNumber: '陕', total })).toEqual([['total', 'plan-money', '金额应为0至1亿万元之间的数，最多六位小数']])
})

it('keeps a reason as its words in the history, and knows the moves that have one', () => {
  expect(wordsIn(actionOf(moveTable.return), tidyInput(actionOf(moveTable.return), { reason: ' 请补报\u200b ' }))).toBe('请补报')
  expect(wordsIn(actionOf(moveTable.submit), sound.submit)).toBe('')
  expect(['return', 'send-back', 'ask-return', 'submit', 'start', 'later'].filter(isReasoned)).toEqual([
    'return',
    'send-back',
    'ask-return',
  ])
})

it('demands of the plan what binds', () => {
  const having = (demand: 'in-time' | 'rows' | 'decisions') => planMoves.filter((move) => hasDemand(move, demand))
  expect(having('in-time')).toEqual(['send-to-review', 'take-back', 'submit'])
  expect(having('rows')).toEqual(['send-to-review', 'submit'])
  expect(having('decisions')).toEqual(['issue'])
})
