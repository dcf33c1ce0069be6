import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/guide-check.ts'

export const texts: Translation<typeof chinese> = {
  title: 'Check of citations',
  summary: '{citations} citations of {guides} guides were checked; {n} have problems.',
  none: 'No problem was found.',
  unknownLaws: 'These laws have no text here and were not checked: {laws}',
  unknown: '{n} {n|law|laws} not checked',
  unknownTitle: 'Laws without a text here',
  code: 'Code',
  name: 'Matter',
  kind: 'Problem',
  cited: 'As cited',
  became: 'In force',
  quote: 'Text of the article',
  keyword: 'Matter or article',
  'kind-moved': 'the number changed',
  'kind-gone': 'no longer in force',
  'kind-wrong-number': 'number of an older text',
  'kind-unknown-article': 'no such article',
  'kind-clock': 'the law counts other days',
  'kind-old-version': 'an older text is cited',
  'kind-no-version': 'the text is not named',
}
