import type { z } from 'zod'
import type { bellMessageSchema } from './schemas.ts'

/** What a person is told inside the product: of a case of theirs, of a task, of an annual plan or its batch, or that they stand in for a colleague. */
export const bellKinds = [
  'case-accepted',
  'case-deemed-accepted',
  'case-correction',
  'correction-due',
  'correction-overdue',
  'case-not-accepted',
  'case-extended',
  'case-suspended',
  'case-resumed',
  'case-decided',
  'case-voided',
  'assigned',
  'authorised',
  'returned',
  'answered',
  'signers-done',
  'resubmitted',
  'urged',
  'task-ended',
  'task-recalled',
  'task-handed-over',
  'case-withdrawn',
  'case-reopened',
  'due-soon',
  'escalated',
  'part-ended',
  'answer-overdue',
  'circulated',
  'copied',
  'obligation-due',
  'obligation-overdue',
  'obligation-reported',
  'obligation-returned',
  'obligation-confirmed',
  'plan-review-asked',
  'plan-taken-back',
  'plan-sent-back',
  'plan-submitted',
  'plan-returned',
  'plan-entrusted',
  'plan-ranked',
  'plan-ranking-ended',
  'plan-issued',
  'plan-adjustment-asked',
  'plan-adjustment-taken-back',
  'plan-adjustment-approved',
  'plan-adjustment-refused',
  'plan-adjusted',
  'plan-batch-opened',
  'plan-deadline-moved',
  'plan-batch-closed',
] as const
export type BellKind = (typeof bellKinds)[number]
/** What is told of a whole batch of plans: of their plan to who has one in it, else of the batch. */
export type BatchBellKind = Extract<BellKind, 'plan-batch-opened' | 'plan-deadline-moved' | 'plan-batch-closed'>
export const batchBellKinds: readonly BellKind[] = [
  'plan-batch-opened',
  'plan-deadline-moved',
  'plan-batch-closed',
] satisfies BatchBellKind[]

export type BellMessage = z.output<typeof bellMessageSchema>

/** Messages on one page. */
export const bellPage = 20
/** So many of an account are kept, the newest. */
export const keptMessages = 200
/** Days that a message is kept. */
export const keptDays = 90
/** Unread ones are counted so far; beyond it «99+». */
export const mostUnread = 99
