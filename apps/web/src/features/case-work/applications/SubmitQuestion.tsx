import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/cases/contract'
import type { GuideView } from '@wenwu/core/guides/model'
import type { ItemDefinition } from '@wenwu/core/item/model'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { KeyValue, type KeyValuePair } from '../../../ui/KeyValue.tsx'
import { applicationKey } from './application-query.ts'

/** What a correction hands in: names of what was changed and of what stays for a reason, and who asked for it. */
export interface CorrectionSummary {
  to: string
  changed: readonly string[]
  kept: readonly string[]
}

interface SubmitQuestionProps {
  isOpen: boolean
  item: ItemDefinition
  /** What the applicant calls it. */
  title: string
  /** Files that go along. */
  files: number
  guide: GuideView | undefined
  caseId: string
  /** Handed in again; absent: a first filing. */
  correction: CorrectionSummary | undefined
  onConfirm: () => Promise<void>
  onClose: () => void
  /** It has closed, and the focus is where it came from. */
  onClosed: () => void
}

/** Asked once before an application or a correction goes out: what is submitted, to whom, with how many files or with which changes. */
export function SubmitQuestion(props: SubmitQuestionProps) {
  const { isOpen, item, title, files, guide, caseId, correction, onConfirm, onClose, onClosed } = props
  const { t, textOf } = useText()
  const { data: check, isLoading } = useQuery({
    queryKey: [...applicationKey(caseId), 'check'],
    queryFn: ({ signal }) => call(contract.check, { id: caseId }, { signal, isQuiet: true }),
    enabled: isOpen && correction === undefined,
    gcTime: 0,
    retry: false,
  })
  const general = guide?.texts.acceptInstitution
  const receiver = isLoading ? t('common.loading') : check?.receiver || (general === undefined ? '' : textOf(general))
  const list = (names: readonly string[]) => names.join(t('application.listSeparator'))
  const filed: KeyValuePair[] = [
    ...(receiver === '' ? [] : [{ key: 'to', label: t('application.resubmitTo'), value: receiver }]),
    { key: 'files', label: t('application.submitFiles'), value: t('application.submitFileCount', { n: files }) },
  ]
  const corrected: KeyValuePair[] =
    correction === undefined
      ? []
      : [
          { key: 'to', label: t('application.resubmitTo'), value: correction.to },
          ...(correction.changed.length === 0
            ? []
            : [{ key: 'changed', label: t('application.resubmitChanged'), value: list(correction.changed) }]),
          ...(correction.kept.length === 0 ? [] : [{ key: 'kept', label: t('application.resubmitKept'), value: list(correction.kept) }]),
        ]
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t(correction === undefined ? 'application.submitQuestion' : 'application.resubmitQuestion')}
      confirmText={t(correction === undefined ? 'application.submitConfirm' : 'application.resubmitConfirm')}
      onConfirm={onConfirm}
      onClose={onClose}
      onClosed={onClosed}
    >
      <KeyValue
        columns={1}
        pairs={[
          { key: 'item', label: t('application.receiptItem'), value: textOf(item.shortName) },
          { key: 'title', label: t('application.receiptProject'), value: title },
          ...(correction === undefined ? filed : corrected),
        ]}
      />
      <p className="submit-final">{t('application.submitFinal')}</p>
    </ConfirmDialog>
  )
}
