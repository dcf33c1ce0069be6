import { useState } from 'react'
import { contract } from '@wenwu/core/audit/contract'
import { operationList } from '@wenwu/core/audit/list'
import type { OperationRow } from '@wenwu/core/audit/model'
import { call, fetchFile } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { GreyText } from '../../../ui/GreyText.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { OperationDialog } from './OperationDialog.tsx'
import { OutcomeTag } from './OutcomeTag.tsx'
import { Verifier } from './Verifier.tsx'
import './logs.css'

const cells = {
  actor: ({ actorId, actorName }: OperationRow) => (actorId === null ? <GreyText of="logs.nobody" /> : actorName),
  outcome: ({ outcome }: OperationRow) => <OutcomeTag outcome={outcome} />,
}

/** What people did (specification §2.1, logging-operation), and the verifier of the whole trail. */
export function OperationLogPage() {
  const { t } = useText()
  const [shown, setShown] = useState<OperationRow>()
  return (
    <>
      <ListPage
        list={operationList}
        queryKey={['logs']}
        fetchPage={(query, signal) => call(contract.operations, query, { signal })}
        exportRows={(query) => fetchFile(contract.exportOperations, query)}
        cells={cells}
        actions={<Verifier />}
        rowActions={(row) => [{ key: 'show', label: t('logs.show'), onClick: () => setShown(row) }]}
        actionsWidth={72}
      />
      {shown !== undefined && <OperationDialog row={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}
