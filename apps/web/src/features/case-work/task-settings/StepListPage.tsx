import { contract } from '@wenwu/core/task-settings/contract'
import { stepList } from '@wenwu/core/task-settings/list'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { Unattended } from './Unattended.tsx'
import './task-settings.css'

/** What no account can act on, then the steps of all items with how their tasks are given out (任务配置). */
export function StepListPage() {
  const { t } = useText()
  const pathTo = usePathTo()
  return (
    <>
      <Unattended />
      <ListPage
        list={stepList}
        queryKey={['task-settings']}
        fetchPage={(query, signal) => call(contract.query, query, { signal })}
        rowPath={({ itemCode, step }) => pathTo('task-settings-edit', { itemCode, step })}
        rowActions={({ itemCode, step }) => [
          { key: 'edit', label: t('common.edit'), path: pathTo('task-settings-edit', { itemCode, step }) ?? '' },
        ]}
        emptyText={t('task-settings.empty')}
      />
    </>
  )
}
