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
  onGo: (path: string) => void
}

/** What the official wrote about the fields of this section, and which others are open with them. */
export function FlaggedFields({ correction, section, definition, data, onGo }: FlaggedFieldsProps) {
  const { t, locale } = useText()
  const flags = correction?.fields.filter(({ path }) => isWithin(path, section)) ?? []
  if (flags.length === 0) return null
  return (
    <div className="correction-note">
      <ul>
        {flags.map(({ path, note, isAsked }) => (
          <li key={path}>
            <strong>{t(isAsked ? 'application.flagged' : 'application.opened')}</strong>
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
