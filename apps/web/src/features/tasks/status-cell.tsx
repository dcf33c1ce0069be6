import type { TaskRow } from '@wenwu/core/tasks/schemas'
import { StatusTag } from '../../ui/StatusTag.tsx'

/** The status of a task's case, in colour. */
export const statusCell = { status: (row: TaskRow) => <StatusTag of={row} /> }
