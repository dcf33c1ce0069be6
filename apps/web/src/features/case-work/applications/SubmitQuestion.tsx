import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/cases/contract'
import { useItemGuide } from '../../../item/use-item-guide.ts'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { KeyValue, type KeyValuePair } from '../../../ui/KeyValue.tsx'
import { applicationKey } from './application-query.ts'
import { touched, type CorrectionParts } from './correction.ts'
import type { Application } from './use-application.ts'
import { usePartNames } from './use-part-names.ts'

interface SubmitQuestionProps {
  application: Application
  /** What the applicant calls it. */
  title: string
  isOpen: boolean
  onConfirm: () => Promise<void>
  onClose: () => void
  /** It has closed, and the focus is where it came from. */
  onClosed: () => void
}

/** Asked once before an application or a correction goes out: what is submitted, to whom, with how many files or with which changes. */
export function SubmitQuestion({ application, title, isOpen, onConfirm, onClose, onClosed }: SubmitQuestionProps) {
  const { view, item, data, lines, correcting } = application
  const { correction, open } = correcting
  const { t, textOf } = useText()
  const names = usePartNames(item, data)
  const guide = useItemGuide(item.code)
  const { data: check, isLoading } = useQuery({
    queryKey: [...applicationKey(view.id), 'check'],
    queryFn: ({ signal }) => call(contract.check, { id: view.id }, { signal, isQuiet: true }),
    enabled: isOpen && correction === undefined,
    gcTime: 0,
    retry: false,
  })
  const general = guide?.texts.acceptInstitution
  const receiver = isLoading ? t('common.loading') : check?.receiver || (general === undefined ? '' : textOf(general))
  const list = ({ fields, materials }: CorrectionParts) =>
    [...fields.map(names.field), ...materials.map(names.material)].join(t('application.listSeparator'))
  const files = lines.reduce((sum, line) => sum + line.files.length, 0)
  const filed: KeyValuePair[] = [
    ...(receiver === '' ? [] : [{ key: 'to', label: t('application.resubmitTo'), value: receiver }]),
    { key: 'files', label: t('application.submitFiles'), value: t('application.submitFileCount', { n: files }) },
  ]
  const corrected: KeyValuePair[] =
    correction === undefined
      ? []
      : [
          { key: 'to', label: t('application.resubmitTo'), value: correction.requestedBy },
          ...[
            { key: 'changed', label: t('application.resubmitChanged'), value: list(touched(correction, item.form, data, view)) },
            { key: 'kept', label: t('application.resubmitKept'), value: list(open) },
          ].filter(({ value }) => value !== ''),
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
