import type { ItemDefinition } from '@wenwu/core/item/model'
import { useText } from '../lib/i18n.ts'
import { KeyValue, type KeyValuePair } from '../ui/KeyValue.tsx'

/** Basic info of a guide: the fields of specification §3 in pairs, long ones across. */
export function ItemGuideBasics({ item }: { item: ItemDefinition }) {
  const { t, textOf } = useText()
  const { guide } = item
  const pairs: KeyValuePair[] = [
    { key: 'code', label: t('guide.code'), value: <span className="mono">{item.code}</span> },
    { key: 'itemType', label: t('guide.itemType'), value: textOf(guide.itemType) },
    { key: 'projectType', label: t('guide.projectType'), value: textOf(guide.projectType) },
    { key: 'examineType', label: t('guide.examineType'), value: textOf(guide.examineType) },
    { key: 'implementationSubject', label: t('guide.implementationSubject'), value: textOf(guide.implementationSubject) },
    { key: 'administrativeLevel', label: t('guide.administrativeLevel'), value: textOf(guide.administrativeLevel) },
    { key: 'commitmentDeadline', label: t('guide.commitmentDeadline'), value: textOf(guide.commitmentDeadline) },
    { key: 'statutoryDeadline', label: t('guide.statutoryDeadline'), value: textOf(guide.statutoryDeadline) },
    { key: 'charge', label: t('guide.isCharged'), value: textOf(guide.charge) },
    { key: 'projectSceneNumber', label: t('guide.projectSceneNumber'), value: textOf(guide.projectSceneNumber) },
    { key: 'quantitativeLimitation', label: t('guide.quantitativeLimitation'), value: textOf(guide.quantitativeLimitation) },
    {
      key: 'applicants',
      label: t('guide.applicants'),
      value: item.applicants
        .map((kind) => t(kind === 'legal-entity' ? 'guide.legalEntity' : 'guide.individual'))
        .join(t('application.listSeparator')),
    },
    { key: 'applySubject', label: t('guide.applySubject'), value: textOf(guide.applySubject), isWide: true },
    { key: 'acceptInstitution', label: t('guide.acceptInstitution'), value: textOf(guide.acceptInstitution), isWide: true },
    { key: 'decisionMechanism', label: t('guide.decisionMechanism'), value: textOf(guide.decisionMechanism), isWide: true },
    { key: 'applicationRange', label: t('guide.applicationRange'), value: textOf(guide.applicationRange), isWide: true },
    { key: 'projectResult', label: t('guide.projectResult'), value: textOf(guide.projectResult), isWide: true },
    { key: 'processTime', label: t('guide.processTime'), value: textOf(guide.processTime), isWide: true },
    { key: 'processAddress', label: t('guide.processAddress'), value: textOf(guide.processAddress), isWide: true },
    { key: 'consultingWay', label: t('guide.consultingWay'), value: textOf(guide.consultingWay), isWide: true },
    { key: 'complaintChannels', label: t('guide.complaintChannels'), value: textOf(guide.complaintChannels), isWide: true },
  ]
  return <KeyValue pairs={pairs} />
}
