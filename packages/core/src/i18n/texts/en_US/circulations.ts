import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/circulations.ts'

export const texts: Translation<typeof chinese> = {
  title: 'Circulated cases',
  'state-unread': 'To read',
  'state-read': 'Read',
  sender: 'Circulated by',
  note: 'Note',
  sentAt: 'Circulated',
  readAt: 'Read at',
  empty: 'Nothing to read. Cases that colleagues circulate to you are listed here.',
}
