import { Checkbox, Input } from 'antd'
import { maxDefectNote } from '@wenwu/core/form/types/defects/model'
import { hasVisibleText } from '@wenwu/core/kernel/text'
import { useText } from '../lib/i18n.ts'
import { domId } from './dom.ts'

/** Defects on fields: path ↦ words. Without `onChange` they are only shown. */
export interface DefectMarks {
  notes: Readonly<Record<string, string>>
  /** Words are asked for where a ticked field has none. */
  isAsking?: boolean
  /** Ticked (words, at first '') or no longer (null). */
  onChange?: (path: string, note: string | null) => void
}

/** The tick box of a field, to stand beside its label. */
export function DefectTick({ path, label, defects }: { path: string; label: string; defects?: DefectMarks }) {
  const { t } = useText()
  if (defects?.onChange === undefined) return null
  const isTicked = Object.hasOwn(defects.notes, path)
  return (
    <Checkbox
      id={`${domId(path)}-defect`}
      className="defect-tick no-print"
      checked={isTicked}
      aria-label={t('form.defect.tick', { label })}
      onChange={(event) => defects.onChange?.(path, event.target.checked ? '' : null)}
    />
  )
}

/** DOM id of the words of a field's defect. */
export function noteIdOf(path: string): string {
  return `${domId(path)}-defect-note`
}

/** The words of a ticked defect, below the value. */
export function DefectNote({ path, label, defects }: { path: string; label: string; defects?: DefectMarks }) {
  const { t } = useText()
  if (defects === undefined || !Object.hasOwn(defects.notes, path)) return null
  const note = defects.notes[path] ?? ''
  if (defects.onChange === undefined)
    return (
      <div className="defect-note">
        <strong>{t('form.defect.marked')}</strong> {note}
      </div>
    )
  const isBare = defects.isAsking === true && !hasVisibleText(note)
  return (
    <Input.TextArea
      id={noteIdOf(path)}
      className="defect-words no-print"
      value={note}
      required
      aria-invalid={isBare}
      status={isBare ? 'error' : ''}
      autoSize={{ minRows: 1, maxRows: 6 }}
      maxLength={maxDefectNote}
      aria-label={t('form.defect.note', { label })}
      placeholder={t('form.defect.notePlaceholder')}
      onChange={(event) => defects.onChange?.(path, event.target.value)}
    />
  )
}
