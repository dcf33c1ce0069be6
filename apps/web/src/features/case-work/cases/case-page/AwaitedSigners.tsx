import type { TaskView } from '@wenwu/core/cases/model'
import { formatMinute } from '../../../../lib/dates.ts'
import { useText } from '../../../../lib/i18n.ts'

/** Why one's own step cannot be decided yet: who is still asked, and since when. */
export function AwaitedSigners({ task }: { task: TaskView }) {
  const { t } = useText()
  return (
    <section className="rail-note" aria-label={t('case.awaitsSigners')}>
      <p>
        <strong>{t('case.awaitsSigners')}</strong>
      </p>
      <ul className="waiting-list">
        {task.awaits.map(({ name, since }) => (
          <li key={`${name} ${since}`}>{t('case.awaitsSince', { name, date: formatMinute(since) })}</li>
        ))}
      </ul>
      <p className="tone-grey">{t('case.awaitsHint')}</p>
    </section>
  )
}
