import { useState } from 'react'
import { Button } from 'antd'
import PlusOutlined from '@ant-design/icons/PlusOutlined'
import { useNavigate } from 'react-router'
import { contract } from '@wenwu/core/workgroups/contract'
import { workGroupList } from '@wenwu/core/workgroups/list'
import type { WorkGroupRow } from '@wenwu/core/workgroups/model'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { queryClient } from '../../../lib/query.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'

const cells = {
  state: ({ isActive }: WorkGroupRow) => <StateTag isActive={isActive} />,
}

function StateTag({ isActive }: { isActive: boolean }) {
  const { t } = useText()
  return (
    <span className={`status-tag tone-${isActive ? 'green' : 'grey'}`}>{t(isActive ? 'workgroups.active' : 'workgroups.inactive')}</span>
  )
}

/** The work groups (specification §2.1, workgroup-management). */
export function WorkGroupListPage() {
  const { t } = useText()
  const pathTo = usePathTo()
  const navigate = useNavigate()
  const [doomed, setDoomed] = useState<WorkGroupRow>()
  const addPath = pathTo('workgroup-add')
  const addButton =
    addPath === undefined ? undefined : (
      <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate(addPath)}>
        {t('workgroups.add')}
      </Button>
    )
  const remove = async (group: WorkGroupRow): Promise<void> => {
    await call(contract.remove, { id: group.id })
    notify.success(t('workgroups.deleted'))
    await queryClient.invalidateQueries({ queryKey: ['workgroups'] })
  }
  return (
    <>
      <ListPage
        list={workGroupList}
        queryKey={['workgroups']}
        fetchPage={(query, signal) => call(contract.query, query, { signal })}
        cells={cells}
        actions={addButton}
        rowPath={(row) => pathTo('workgroup-edit', { id: row.id })}
        rowActions={(row) => [
          { key: 'edit', label: t('common.edit'), path: pathTo('workgroup-edit', { id: row.id }) ?? '' },
          { key: 'delete', label: t('common.delete'), isDanger: true, onClick: () => setDoomed(row) },
        ]}
        emptyText={t('workgroups.empty')}
        emptyAction={addButton}
      />
      <ConfirmDialog
        isOpen={doomed !== undefined}
        title={t('workgroups.deleteTitle', { name: doomed?.name ?? '' })}
        confirmText={t('workgroups.deleteConfirm')}
        isDanger
        onConfirm={() => (doomed === undefined ? undefined : remove(doomed))}
        onClose={() => setDoomed(undefined)}
      >
        <p>{t('workgroups.deleteText', { n: doomed?.memberCount ?? 0 })}</p>
      </ConfirmDialog>
    </>
  )
}
