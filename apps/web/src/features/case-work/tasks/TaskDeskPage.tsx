import { taskDeskLists } from '@wenwu/core/desks/list'
import { useText } from '../../../lib/i18n.ts'
import { useDeskList } from '../../../ui/list/use-desk-list.ts'
import { OpenTaskList } from './OpenTaskList.tsx'

/** 受理审批, 业务办理 …: the open tasks of some stages, by the desk of the address (core/desks). */
export function TaskDeskPage() {
  const { t } = useText()
  const list = useDeskList(taskDeskLists)
  return list === undefined ? null : <OpenTaskList key={list.key} list={list} emptyText={t('list.deskEmpty')} />
}
