import { useQuery } from '@tanstack/react-query'
import { findProvince } from '@wenwu/core/codes/provinces'
import { roleName } from '@wenwu/core/audit/words'
import { contract } from '@wenwu/core/task-settings/contract'
import { call } from '../../../lib/call.ts'
import { formatMinute } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'

/** Tasks of offices that no account can act on, with the role that is missing; nothing where there are none. */
export function Unattended() {
  const { t, textOf, locale } = useText()
  const { data = [] } = useQuery({
    queryKey: ['task-settings', 'unattended'],
    queryFn: ({ signal }) => call(contract.unattended, {}, { signal, isQuiet: true }),
    refetchOnWindowFocus: 'always',
  })
  if (data.length === 0) return null
  return (
    <section className="panel ts-unattended" aria-label={t('task-settings.unattended')}>
      <h2>{t('task-settings.unattended')}</h2>
      <p>{t('task-settings.unattendedHint')}</p>
      <ul>
        {data.map(({ taskId, number, itemName, stepName, role, provinceCode, since }) => (
          <li key={taskId}>
            <strong>
              {t('task-settings.missingRole')} {roleName(role, locale)}（
              {provinceCode === null
                ? t('task-settings.nation')
                : textOf(findProvince(provinceCode)?.name ?? { zh_CN: '', en_US: '' }) || provinceCode}
              ）
            </strong>{' '}
            {textOf(itemName)} · {textOf(stepName)} · <span className="mono">{number}</span>{' '}
            <span className="tone-grey">
              {t('task-settings.since')} {formatMinute(since)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
