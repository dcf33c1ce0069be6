import type { FormEvent } from 'react'
import { Link } from 'react-router'
import { versionInForce } from '@wenwu/core/laws/in-force'
import type { LawDetail } from '@wenwu/core/laws/model'
import { useText } from '../../../lib/i18n.ts'
import { dayText, lawAddress, type LawAddress } from './law-address.ts'

interface LawVersionsProps {
  detail: LawDetail
  address: LawAddress
  /** Today in Asia/Shanghai. */
  today: string
  /** Instead of the browser's own way with a form. */
  onDay?: ((event: FormEvent<HTMLFormElement>) => void) | undefined
}

/** The texts a law has had, the one in force on a day, and the way to see two side by side. A plain form: it works without scripts. */
export function LawVersions({ detail, address, today, onDay }: LawVersionsProps) {
  const { t, locale } = useText()
  const { law, versions } = detail
  const current = versionInForce(versions, today)
  const keyword = address.keyword
  const asked = address.on === undefined ? undefined : versionInForce(versions, address.on)
  const dayOf = (day: string | null): string => (day === null ? '—' : dayText(day, locale))
  return (
    <div className="law-versions no-print">
      {versions.length > 1 && (
        <>
          <span className="law-versions-name">{t('laws.versions')}</span>
          <ul>
            {versions.map((version) => (
              <li key={version.id}>
                {version.id === law.id ? (
                  <strong aria-current="true">{t('laws.versionOf', { day: dayOf(version.publishedOn) })}</strong>
                ) : (
                  <>
                    <Link to={lawAddress(version, { keyword })}>{t('laws.versionOf', { day: dayOf(version.publishedOn) })}</Link>
                    <Link
                      className="law-compare"
                      to={lawAddress(law, { keyword, compare: version.id, changed: '1' })}
                      aria-label={t('laws.compareWith', { day: dayOf(version.publishedOn) })}
                    >
                      {t('laws.comparison')}
                    </Link>
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {versions.length > 1 && (
        <form method="get" action="/reguldetail" onSubmit={onDay} key={address.on}>
          <input type="hidden" name="id" value={law.id} />
          <input type="hidden" name="type" value={law.lawClass} />
          {keyword !== '' && <input type="hidden" name="keyword" value={keyword} />}
          <label>
            {t('laws.inForceOn')}{' '}
            <input type="date" name="on" required defaultValue={address.on ?? today} min="1900-01-01" max="2999-12-31" />
          </label>
          <button type="submit">{t('laws.show')}</button>
        </form>
      )}
      {address.on !== undefined && (
        <p role="status">
          {asked === undefined
            ? t('laws.noVersionOn', { day: dayText(address.on, locale) })
            : t('laws.shownOn', { day: dayText(address.on, locale), published: dayOf(asked.publishedOn) })}
        </p>
      )}
      {address.on === undefined && current !== undefined && current.id !== law.id && (
        <p className="law-note">
          {law.effectiveOn !== null && law.effectiveOn > today
            ? t('laws.upcoming', { day: dayText(law.effectiveOn, locale) })
            : t('laws.notInForce', { day: dayOf(current.publishedOn) })}{' '}
          <Link to={lawAddress(current, { keyword })}>{t('laws.toCurrent')}</Link>
        </p>
      )}
    </div>
  )
}
