import type { CorrectionView } from '@wenwu/core/cases/model'
import { isWithin } from '@wenwu/core/form/paths'
import { pathLabel } from '@wenwu/core/form/problem-text'
import type { FormData, FormDefinition } from '@wenwu/core/form/model'
import { useText } from '../../../lib/i18n.ts'

interface FlaggedFieldsProps {
  correction: CorrectionView | undefined
  section: string
  definition: FormDefinition
  data: FormData
  /** Paths of those that are still to be corrected. */
  due: readonly string[]
  onGo: (path: string) => void
}

/** What the official wrote about the fields of this section and whether it is done, then which others are open with them. */
export function FlaggedFields({ correction, section, definition, data, due, onGo }: FlaggedFieldsProps) {
  const { t, locale } = useText()
  const flags = correction?.fields.filter(({ path }) => isWithin(path, section)) ?? []
  const inOrder = [...flags.filter(({ isAsked }) => isAsked), ...flags.filter(({ isAsked }) => !isAsked)]
  if (flags.length === 0) return null
  return (
    <div className="correction-note">
      <ul>
        {inOrder.map(({ path, note, isAsked }) => (
          <li key={path}>
            {isAsked && !due.includes(path) ? (
              <strong className="is-done">{t('application.pointDone')}</strong>
            ) : (
              <strong>{t(isAsked ? 'application.flagged' : 'application.opened')}</strong>
            )}
            <button type="button" className="form-link" onClick={() => onGo(path)}>
              {pathLabel(definition, path, locale, data)}
            </button>
            {note !== '' && <>：{note}</>}
          </li>
        ))}
      </ul>
    </div>
  )
}
