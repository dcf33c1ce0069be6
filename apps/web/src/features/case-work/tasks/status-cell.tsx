import type { TaskRow } from '@wenwu/core/tasks/schemas'
import { ItemName } from '../../../ui/list/ItemName.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'

/** The case of a task: its status in colour, its item by the short name. */
export const statusCell = { status: (row: TaskRow) => <StatusTag of={row} />, item: (row: TaskRow) => <ItemName of={row} /> }
