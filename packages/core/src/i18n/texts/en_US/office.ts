import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/office.ts'

export const texts: Translation<typeof chinese> = {
  open: 'Open in the office suite',
  openOf: 'Open {name} in the office suite of this machine',
  title: 'Edit on this machine',
  opening: 'Asking the office suite of this machine …',
  opened: 'The office suite of this machine has it. Save your changes there, then hand the file back here.',
  status1: 'The request before has not ended',
  status2: 'Please allow the browser to open WPS Office',
  status2Hint:
    'The office suite did not answer. Allow it where the browser asks, and try again; or download the file, edit it, and hand it back here.',
  noXhr: 'Your browser does not support XHR objects',
  again: 'Try again',
  download: 'Download',
  handBack: 'Hand back the edited file',
  handedBack: 'Saved as a new version; the one before stays on record.',
  earlier: 'Earlier versions',
}
