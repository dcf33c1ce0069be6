import { useState } from 'react'
import { Button, Modal } from 'antd'
import { contract } from '@wenwu/core/calendar/contract'
import type { CalendarChange } from '@wenwu/core/calendar/model'
import { call } from '../../../lib/call.ts'
import { formatDate } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { refreshCalendar } from './calendar-query.ts'
import { Preview } from './Preview.tsx'

/** A proposal with what it moves: another person puts it into force or sends it back, its own author withdraws it. */
export function CheckDialog({ change, onClose }: { change: CalendarChange; onClose: () => void }) {
  const { t } = useText()
  const [busy, setBusy] = useState<'confirm' | 'drop'>()
  const decide = async (what: 'confirm' | 'drop'): Promise<void> => {
    setBusy(what)
    try {
      await call(contract[what], { id: change.id })
      notify.success(t(what === 'confirm' ? 'calendar.confirmed' : 'calendar.dropped'))
      onClose()
    } catch {
      // the call has told why
    } finally {
      setBusy(undefined)
      await refreshCalendar()
    }
  }
  const rows: [string, string][] = [
    [t('calendar.setting'), t(`calendar.setting-${change.setting}`)],
    [t('calendar.note'), change.note],
    [t('calendar.documentNumber'), change.documentNumber],
    [t('calendar.reason'), change.reason],
    [t('calendar.people'), change.proposedBy],
  ]
  return (
    <Modal
      open
      width={720}
      title={t('calendar.checkTitle', { day: formatDate(change.day) })}
      onCancel={onClose}
      footer={[
        change.isOwn && (
          <span key="waits" className="wc-own">
            {t('calendar.ownWaits')}
          </span>
        ),
        <Button key="drop" danger loading={busy === 'drop'} onClick={() => void decide('drop')}>
          {t(change.isOwn ? 'calendar.withdraw' : 'calendar.drop')}
        </Button>,
        !change.isOwn && (
          <Button key="confirm" type="primary" loading={busy === 'confirm'} onClick={() => void decide('confirm')}>
            {t('calendar.confirm')}
          </Button>
        ),
      ]}
    >
      <dl className="key-value wc-facts">
        {rows
          .filter(([, value]) => value !== '')
          .map(([name, value]) => [<dt key={`${name}-name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
      </dl>
      <Preview day={change.day} setting={change.setting} />
    </Modal>
  )
}
