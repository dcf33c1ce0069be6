import { expect, it } from 'vitest'
import { findUncoveredCase, type KnownValues } from './uncovered-case.ts'

const known: KnownValues = { outcome: ['sign', 'back'], decision: ['approval', 'refusal'] }

it.each<[string, string[], string | undefined]>([
  ['every outcome', ["outcome == 'sign'", "outcome in ['back']"], undefined],
  ['one is left', ["outcome == 'sign'"], 'outcome is back'],
  [
    'values of two',
    ["outcome == 'sign' and decision == 'approval'", "outcome == 'sign' and decision != 'approval'", "outcome == 'back'"],
    undefined,
  ],
  ['one of two', ["outcome == 'back'", "decision == 'refusal'"], 'outcome is sign, decision is approval'],
  ['said and denied of what is unknown', ["grade in ['A']", "not (grade in ['A']) and yes", 'not yes'], undefined],
  ['an order is no opposite: a value may be missing', ['amount >= 100', 'amount < 100'], 'not amount >= 100, not amount < 100'],
  ['a part of what is known', ["outcome.kind == 'sign'", "outcome == 'back'"], "outcome is sign, not outcome.kind == 'sign'"],
  ['what is never true', ["outcome == 'other'"], 'outcome is sign'],
  ['always', ['true'], undefined],
  ['too many', Array.from({ length: 13 }, (_, i) => `v${i}`), 'too many things are asked to tell'],
])('finds the case in which no condition holds: %s', (_, conditions, expected) => {
  expect(findUncoveredCase(conditions, known)).toBe(expected)
})
