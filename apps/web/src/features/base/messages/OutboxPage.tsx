import { Button, Input } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { contract, type OutboxMessage } from '@wenwu/core/messages/contract'
import { call } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { formatSecond } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import './outbox.css'

const refreshEvery = 2_000

/** The development outbox: what would have gone to phones and mailboxes, newest first. It follows by itself; production has none. */
export function OutboxPage() {
  const { t } = useText()
  const [query, setQuery] = useSearchParams()
  const to = query.get('mobile') ?? ''
  const { data, error, refetch } = useQuery({
    queryKey: ['sms-outbox', to],
    queryFn: ({ signal }) => call(contract.outbox, to.includes('@') ? { email: to } : { mobile: to }, { signal, isQuiet: true }),
    refetchInterval: refreshEvery,
    placeholderData: (before) => before,
  })
  usePageTitle(t('messages.outboxTitle'))
  if (error instanceof CallError && error.status === 404) return <EmptyState text={t('messages.outboxClosed')} />
  return (
    <div className="page outbox">
      <PageHeader title={t('messages.outboxTitle')} />
      <p className="outbox-banner" role="note">
        {t('messages.outboxBanner')}
      </p>
      <Input.Search
        className="outbox-filter"
        allowClear
        aria-label={t('messages.outboxFilter')}
        placeholder={t('messages.outboxFilter')}
        defaultValue={to}
        maxLength={200}
        onSearch={(text) => setQuery(text.trim() === '' ? {} : { mobile: text.trim() }, { replace: true })}
      />
      {data === undefined ? (
        error === null ? (
          <PageSkeleton />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )
      ) : data.length === 0 ? (
        <EmptyState text={t('messages.outboxEmpty')} />
      ) : (
        <ol className="outbox-list" aria-live="polite">
          {data.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      )}
    </div>
  )
}

function Message({ message }: { message: OutboxMessage }) {
  const { t } = useText()
  const code = /\d{6}/.exec(message.template.endsWith('-code') ? message.text : '')?.[0]
  const copy = async (text: string): Promise<void> => {
    await navigator.clipboard.writeText(text)
    notify.success(t('messages.copied'))
  }
  return (
    <li className="panel">
      <p className="outbox-facts">
        <span className="outbox-mobile">{message.mobile || message.email}</span>
        <time dateTime={message.sentAt}>{formatSecond(message.sentAt)}</time>
      </p>
      {message.subject !== '' && <h2>{message.subject}</h2>}
      <p className="outbox-words">{message.text}</p>
      {code !== undefined && (
        <p className="outbox-code">
          <strong>{code}</strong>
          <Button size="small" onClick={() => void copy(code)}>
            {t('messages.copyCode')}
          </Button>
        </p>
      )}
    </li>
  )
}
