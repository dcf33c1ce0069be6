import { useState } from 'react'
import { Button } from 'antd'
import type { ContentKindView, ContentVersion, ContentView } from '@wenwu/core/content/model'
import { formatMinute } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { ChangeTable } from './ChangeTable.tsx'
import { useVersion } from './content-query.ts'
import { StateTag } from './StateTag.tsx'

/** All versions with who wrote and reviewed them, each to be compared with the one before; and who did what. */
export function ContentHistory({ kind, entry }: { kind: ContentKindView; entry: ContentView }) {
  const { t } = useText()
  const [compared, setCompared] = useState<number>()
  return (
    <div className="content-history">
      <section className="panel" aria-labelledby="content-versions">
        <header className="panel-title">
          <h2 id="content-versions">{t('content.versions')}</h2>
        </header>
        <ul>
          {entry.versions.map((version) => (
            <VersionLine
              key={version.version}
              version={version}
              isCompared={compared === version.version}
              onCompare={() => setCompared(compared === version.version ? undefined : version.version)}
            />
          ))}
        </ul>
        {compared !== undefined && <Comparison kind={kind} entry={entry} version={compared} />}
      </section>
      <section className="panel" aria-labelledby="content-events">
        <header className="panel-title">
          <h2 id="content-events">{t('content.events')}</h2>
        </header>
        <ol>
          {entry.events.map((event) => (
            <li key={event.id}>
              <p>
                <strong>{t(`content.event.${event.action}`)}</strong>
                <span>{t('content.versionN', { n: event.version })}</span>
                <span>{event.person || t('content.program')}</span>
                <time dateTime={event.at}>{formatMinute(event.at)}</time>
              </p>
              {event.words !== '' && <p className="content-words">{event.words}</p>}
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

function VersionLine({ version, isCompared, onCompare }: { version: ContentVersion; isCompared: boolean; onCompare: () => void }) {
  const { t } = useText()
  return (
    <li>
      <p>
        <strong>{t('content.versionN', { n: version.version })}</strong>
        <StateTag state={version.state} />
        {version.version > 1 && (
          <Button size="small" aria-expanded={isCompared} onClick={onCompare}>
            {t('content.compareWith', { n: version.version - 1 })}
          </Button>
        )}
      </p>
      <p className="content-facts">
        <span>{t('content.authors', { names: version.authors.join('、') || t('content.program') })}</span>
        {version.reviewer !== '' && <span>{t('content.reviewer', { name: version.reviewer })}</span>}
        {version.publishedAt !== null && <span>{t('content.publishedAt', { time: formatMinute(version.publishedAt) })}</span>}
        {version.leftAt !== null && <span>{t('content.leftAt', { time: formatMinute(version.leftAt) })}</span>}
      </p>
    </li>
  )
}

function Comparison({ kind, entry, version }: { kind: ContentKindView; entry: ContentView; version: number }) {
  const { t } = useText()
  const before = useVersion(entry.kind, entry.id, version - 1)
  const stored = useVersion(entry.kind, entry.id, version === entry.headVersion ? null : version)
  const after = version === entry.headVersion ? entry.data : stored.data?.data
  const failed = before.error ?? stored.error
  if (failed !== null) return <ErrorState error={failed} onRetry={() => void Promise.all([before.refetch(), stored.refetch()])} />
  if (before.data === undefined || after === undefined) return null
  return (
    <div className="content-comparison" aria-label={t('content.compareOfHistory', { before: version - 1, after: version })}>
      <ChangeTable
        form={kind.form}
        before={before.data.data}
        after={after}
        beforeLabel={t('content.versionN', { n: version - 1 })}
        afterLabel={t('content.versionN', { n: version })}
      />
    </div>
  )
}
