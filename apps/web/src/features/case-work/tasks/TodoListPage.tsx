import { todoList } from '@wenwu/core/tasks/list'
import { useText } from '../../../lib/i18n.ts'
import { OpenTaskList } from './OpenTaskList.tsx'

/** The to-do list: what waits for me or my office (specification §7.4). */
export function TodoListPage() {
  const { t } = useText()
  return <OpenTaskList list={todoList} emptyText={t('list.todoEmptyHint')} />
}
