import { useState } from 'react'
import { contract } from '@wenwu/core/incidents/contract'
import { incidentList, nameOf } from '@wenwu/core/incidents/list'
import type { Incident } from '@wenwu/core/incidents/model'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { queryClient } from '../../../lib/query.ts'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { CloseDialog } from './CloseDialog.tsx'

const queryKey = ['incidents']

/** Jobs that failed for good: what was not done and why, run again once it is mended, or closed with a reason. */
export function IncidentListPage() {
  const { t } = useText()
  const [closing, setClosing] = useState<Incident>()
  const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey })
  const retry = async (incident: Incident): Promise<void> => {
    try {
      await call(contract.retry, { id: incident.id })
      notify.success(t('incidents.retried'))
    } finally {
      await refresh()
    }
  }
  return (
    <>
      <ListPage
        list={incidentList}
        queryKey={queryKey}
        fetchPage={(query, signal) => call(contract.query, query, { signal })}
        rowActions={(row) =>
          row.state === 'closed'
            ? []
            : [
                { key: 'retry', label: t('incidents.retry'), onClick: () => retry(row) },
                { key: 'close', label: t('incidents.close'), isDanger: true, onClick: () => setClosing(row) },
              ]
        }
        emptyText={t('incidents.empty')}
        refetchOnFocus
      />
      {closing !== undefined && (
        <CloseDialog
          incident={closing}
          title={t('incidents.closeTitle', { name: nameOf(closing.kind, t) })}
          onClose={() => setClosing(undefined)}
          onDone={refresh}
        />
      )}
    </>
  )
}
