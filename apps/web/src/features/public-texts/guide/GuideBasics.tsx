import type { ReactNode } from 'react'
import type { GuideTextKey, GuideView } from '@wenwu/core/guides/model'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { matterCode } from '@wenwu/core/item/matter-code'
import { useText } from '../../../lib/i18n.ts'
import { KeyValue, type KeyValuePair } from '../../../ui/KeyValue.tsx'
import { Applicants } from './Applicants.tsx'

interface Line {
  key: Exclude<GuideTextKey, 'handleProcess' | 'chargeNorm'>
  label: TextKey
}

const short: readonly Line[] = [
  { key: 'itemType', label: 'guide.itemType' },
  { key: 'projectType', label: 'guide.projectType' },
  { key: 'examineType', label: 'guide.examineType' },
  { key: 'implementationSubject', label: 'guide.implementationSubject' },
  { key: 'administrativeLevel', label: 'guide.administrativeLevel' },
  { key: 'commitmentDeadline', label: 'guide.commitmentDeadline' },
  { key: 'statutoryDeadline', label: 'guide.statutoryDeadline' },
  { key: 'charge', label: 'guide.isCharged' },
  { key: 'projectSceneNumber', label: 'guide.projectSceneNumber' },
  { key: 'quantitativeLimitation', label: 'guide.quantitativeLimitation' },
]

const long: readonly Line[] = [
  { key: 'applySubject', label: 'guide.applySubject' },
  { key: 'acceptInstitution', label: 'guide.acceptInstitution' },
  { key: 'decisionMechanism', label: 'guide.decisionMechanism' },
  { key: 'applicationRange', label: 'guide.applicationRange' },
  { key: 'projectResult', label: 'guide.projectResult' },
  { key: 'processTime', label: 'guide.processTime' },
  { key: 'processAddress', label: 'guide.processAddress' },
  { key: 'consultingWay', label: 'guide.consultingWay' },
  { key: 'complaintChannels', label: 'guide.complaintChannels' },
]

/** Basic information: all fields of specification §3 in pairs, long ones across; what nobody filled in is a dash. */
export function GuideBasics({ guide, telephones }: { guide: GuideView; telephones?: ReactNode }) {
  const { t, textOf } = useText()
  const pairOf = ({ key, label }: Line): KeyValuePair => {
    const text = guide.texts[key]
    return { key, label: t(label), value: text === undefined ? '' : textOf(text) }
  }
  const codes = [guide.code, ...guide.aliases].map(matterCode).filter((code) => code !== '')
  const pairs: KeyValuePair[] = [
    ...(codes.length === 0
      ? []
      : [{ key: 'code', label: t('guide.code'), value: <span className="mono">{codes.join(t('guide.separator'))}</span> }]),
    ...short.map(pairOf),
    { key: 'applicants', label: t('guide.applicants'), value: <Applicants kinds={guide.applicants} /> },
    ...long.map((line) => ({ ...pairOf(line), isWide: true })),
    ...(telephones === undefined ? [] : [{ key: 'telephones', label: t('guide.telephones'), value: telephones, isWide: true }]),
  ]
  return <KeyValue pairs={pairs} />
}
