import { useSyncExternalStore } from 'react'
import { dismiss, messageStore, type Tone } from '../lib/notify.ts'
import { useText } from '../lib/i18n.ts'
import './toast.css'

const marks: Record<Tone, string> = {
  success: 'M4 8.5l2.8 2.8L12 5.5',
  info: 'M8 7.5v4M8 4.6v.2',
  warning: 'M8 4.2v4.6M8 11.2v.2',
  error: 'M5 5l6 6M11 5l-6 6',
}

/** Draws the messages of lib/notify at the top of the window; stands once at the root, on the entrance too (no antd). */
export function Toast() {
  const messages = useSyncExternalStore(messageStore.subscribe, messageStore.get)
  const { t } = useText()
  return (
    <div className="toasts" aria-live="polite" role="status">
      {messages.map((message) => (
        <div key={message.id} className={`toast toast-${message.tone}`}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <circle cx="8" cy="8" r="7.5" />
            <path d={marks[message.tone]} />
          </svg>
          <span>{message.text}</span>
          <button type="button" aria-label={t('common.close')} onClick={() => dismiss(message.id)}>
            ×
          </button>
        </div>
      ))}
    </div>
  )
}
