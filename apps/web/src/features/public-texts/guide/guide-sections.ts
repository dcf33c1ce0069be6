import type { TextKey } from '@wenwu/core/i18n/translate'

/** The eight sections of a guide, in the order of specification §2.7. */
export const guideSections = [
  { key: 'basic', title: 'guide.basic' },
  { key: 'process', title: 'guide.process' },
  { key: 'materials', title: 'guide.materials' },
  { key: 'prohibited', title: 'guide.prohibited' },
  { key: 'conditions', title: 'guide.conditions' },
  { key: 'charge', title: 'guide.chargeNorm' },
  { key: 'basis', title: 'guide.legalBasis' },
  { key: 'questions', title: 'guide.questions' },
] as const satisfies readonly { key: string; title: TextKey }[]

export type GuideSection = (typeof guideSections)[number]['key']
