import { isSuspect, type PlanWarning } from '@wenwu/core/annual-plans/duplicates'
import { warningText } from '@wenwu/core/annual-plans/list'
import type { PlanRowView } from '@wenwu/core/annual-plans/model'
import { useText } from '../../../lib/i18n.ts'
import { LikeList } from './PlanLikes.tsx'

/** What a project is like, with what was asked for and approved there once that is read, where one looks at it or decides it; nothing where it is like none. */
export function PlanWarnings({ warnings, likes }: { warnings: readonly PlanWarning[]; likes?: PlanRowView['likes'] | undefined }) {
  const words = useText()
  if (warnings.length === 0) return null
  const title = words.t(isSuspect({ warnings }) ? 'annual-plans.warnings' : 'annual-plans.duplicates-site')
  return (
    <section className="plan-warnings" aria-label={title}>
      <strong>{title}</strong>
      {likes === undefined ? (
        <ul>
          {warnings.map((warning, i) => (
            <li key={i}>{warningText(warning, words)}</li>
          ))}
        </ul>
      ) : (
        <LikeList likes={likes} />
      )}
    </section>
  )
}
