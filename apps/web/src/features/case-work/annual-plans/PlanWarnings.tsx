import { isSuspect, type PlanWarning } from '@wenwu/core/annual-plans/duplicates'
import { warningText } from '@wenwu/core/annual-plans/list'
import type { PlanRow } from '@wenwu/core/annual-plans/model'
import { useText } from '../../../lib/i18n.ts'
import { ClampedText } from '../../../ui/list/ClampedText.tsx'

/** What a project is like, in full, where one looks at it or decides it; nothing where it is like none. */
export function PlanWarnings({ warnings }: { warnings: readonly PlanWarning[] }) {
  const words = useText()
  if (warnings.length === 0) return null
  const title = words.t(isSuspect({ warnings }) ? 'annual-plans.warnings' : 'annual-plans.duplicates-site')
  return (
    <section className="plan-warnings" aria-label={title}>
      <strong>{title}</strong>
      <ul>
        {warnings.map((warning, i) => (
          <li key={i}>{warningText(warning, words)}</li>
        ))}
      </ul>
    </section>
  )
}

/** The site of a row in a list, with a mark where the row may be there already or others are there; what they are is its tooltip. */
export function SiteCell({ row: { siteName, warnings } }: { row: PlanRow }) {
  const words = useText()
  const isSuspicious = isSuspect({ warnings })
  return (
    <>
      <ClampedText text={siteName} />
      {warnings.length > 0 && (
        <span
          className={`status-tag tone-${isSuspicious ? 'amber' : 'grey'}`}
          title={warnings.map((warning) => warningText(warning, words)).join('\n')}
        >
          {words.t(isSuspicious ? 'annual-plans.duplicates-suspect' : 'annual-plans.duplicates-site')}
        </span>
      )}
    </>
  )
}
