import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/upload.ts'

export const texts: Translation<typeof chinese> = {
  waiting: 'Waiting',
  sending: 'Uploading',
  interrupted: 'Connection lost, resuming',
  stopped: 'The upload was stopped. Try again to go on where it stopped.',
  unreadable: 'The file “{name}” was moved, changed or deleted. Please choose it again.',
  twin: 'Its content is the same as that of “{name}”, which is uploaded already. It was not added again.',
  addTwin: 'Upload anyway',
}
