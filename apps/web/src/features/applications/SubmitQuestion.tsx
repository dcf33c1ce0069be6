import type { GuideView } from '@wenwu/core/guides/model'
import type { ItemDefinition } from '@wenwu/core/item/model'
import { useText } from '../../lib/i18n.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'

interface SubmitQuestionProps {
  isOpen: boolean
  item: ItemDefinition
  /** What the applicant calls it. */
  title: string
  /** Files that go along. */
  files: number
  guide: GuideView | undefined
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asked once before an application goes out: what is submitted, to whom, with how many files. */
export function SubmitQuestion({ isOpen, item, title, files, guide, onConfirm, onClose }: SubmitQuestionProps) {
  const { t, textOf } = useText()
  const acceptedBy = guide?.texts.acceptInstitution
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('application.submitQuestion')}
      confirmText={t('application.submitConfirm')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <KeyValue
        columns={1}
        pairs={[
          { key: 'item', label: t('application.receiptItem'), value: textOf(item.shortName) },
          { key: 'title', label: t('application.receiptProject'), value: title },
          ...(acceptedBy === undefined ? [] : [{ key: 'to', label: t('application.submitTo'), value: textOf(acceptedBy) }]),
          { key: 'files', label: t('application.submitFiles'), value: t('application.submitFileCount', { n: files }) },
        ]}
      />
      <p className="submit-final">{t('application.submitFinal')}</p>
    </ConfirmDialog>
  )
}
