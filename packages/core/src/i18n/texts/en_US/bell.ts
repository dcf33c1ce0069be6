import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/bell.ts'

export const texts: Translation<typeof chinese> = {
  title: 'Messages',
  'kind-case-accepted': 'Accepted',
  'kind-case-deemed-accepted': 'Deemed accepted: no decision within the time',
  'kind-case-extended': 'The time to decide was extended',
  'kind-case-suspended': 'The time to decide was stopped',
  'kind-escalated': 'Due on {date} and still open: the head of the office is told',
  'kind-part-ended': 'The office that asked you no longer waits; the case says why',
  'kind-answer-overdue': 'Due on {date}: an expert or assessment body has not answered',
  'kind-case-correction': 'Returned for correction',
  'kind-correction-due': 'Correction due on {date}',
  'kind-correction-overdue': 'Correction was due on {date}',
  'kind-case-not-accepted': 'Not accepted',
  'kind-case-decided': 'The reply was issued',
  decided: '{outcome} ({number})',
  'kind-assigned': 'A new task was given to you',
  'kind-returned': 'Back at a step you handled',
  'kind-urged': 'You are urged to act soon',
  'kind-due-soon': 'Due on {date}, still open',
  unread: ' (unread)',
  readAll: 'Mark all as read',
  none: 'No messages yet. You are told here when an application moves on, a task comes to you or one is due soon.',
  loadFailed: 'The messages could not be loaded',
  more: 'Earlier messages',
  kept: 'The last {n} messages of {days} days are kept.',
}
