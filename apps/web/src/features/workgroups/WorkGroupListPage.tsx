import { useMemo, useState } from 'react'
import { Button } from 'antd'
import PlusOutlined from '@ant-design/icons/PlusOutlined'
import { useNavigate } from 'react-router'
import { contract, type WorkGroupQuery } from '@wenwu/core/workgroups/contract'
import { workGroupSorts, type WorkGroupRow } from '@wenwu/core/workgroups/model'
import { call } from '../../lib/call.ts'
import { formatMinute } from '../../lib/dates.ts'
import { useText } from '../../lib/i18n.ts'
import { notify } from '../../lib/notify.ts'
import { usePathTo } from '../../lib/pages.ts'
import { queryClient } from '../../lib/query.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import type { ListColumn, ListFilter, ListQuery } from '../../ui/list/list-types.ts'

function queryOf({ values, sort, page }: ListQuery): WorkGroupQuery {
  const state = values['state']
  return {
    filter: { keyword: values['keyword'], isActive: state === 'active' ? true : state === 'inactive' ? false : undefined },
    sort: workGroupSorts.find((one) => one === sort) ?? 'name-asc',
    page,
  }
}

function useColumns(): ListColumn<WorkGroupRow>[] {
  const { t } = useText()
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('workgroups.name'),
        minWidth: 180,
        isTitle: true,
        text: (row) => row.name,
        render: (row) => row.name,
        sorts: { ascending: 'name-asc' },
      },
      { key: 'purpose', title: t('workgroups.purpose'), minWidth: 200, text: (row) => row.purpose, render: (row) => row.purpose },
      {
        key: 'organization',
        title: t('workgroups.organization'),
        share: 18,
        minWidth: 140,
        text: (row) => row.organizationName,
        render: (row) => row.organizationName,
      },
      { key: 'leader', title: t('workgroups.leader'), width: 100, isOnCard: true, render: (row) => row.leaderName },
      { key: 'members', title: t('workgroups.memberCount'), width: 92, align: 'right', isOnCard: true, render: (row) => row.memberCount },
      {
        key: 'state',
        title: t('workgroups.state'),
        width: 92,
        isOnCard: true,
        render: (row) => (
          <span className={`status-tag tone-${row.isActive ? 'green' : 'grey'}`}>
            {t(row.isActive ? 'workgroups.active' : 'workgroups.inactive')}
          </span>
        ),
      },
      {
        key: 'updatedAt',
        title: t('workgroups.updatedAt'),
        width: 150,
        isMono: true,
        render: (row) => formatMinute(row.updatedAt),
        sorts: { descending: 'updated-desc' },
      },
    ],
    [t],
  )
}

/** The work groups (specification §2.1, workgroup-management). */
export function WorkGroupListPage() {
  const { t } = useText()
  const pathTo = usePathTo()
  const navigate = useNavigate()
  const columns = useColumns()
  const [doomed, setDoomed] = useState<WorkGroupRow>()
  const filters = useMemo<ListFilter[]>(
    () => [
      { kind: 'text', key: 'keyword', label: t('workgroups.keyword'), placeholder: t('workgroups.keywordPlaceholder') },
      {
        kind: 'select',
        key: 'state',
        label: t('workgroups.state'),
        options: [
          { value: 'active', label: t('workgroups.active') },
          { value: 'inactive', label: t('workgroups.inactive') },
        ],
      },
    ],
    [t],
  )
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
      <ListPage<WorkGroupRow>
        tableKey="work-groups"
        title={t('workgroups.title')}
        actions={addButton}
        columns={columns}
        filters={filters}
        defaultSort="name-asc"
        queryKey={['workgroups']}
        fetchPage={(query, signal) => call(contract.query, queryOf(query), { signal })}
        rowKey={(row) => row.id}
        rowTitle={(row) => row.name}
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
