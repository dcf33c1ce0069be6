import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/sms.ts'

export const texts: Translation<typeof chinese> = {
  mobile: 'Mobile number',
  mobilePlaceholder: 'Please enter your mobile number',
  code: 'Code',
  codePlaceholder: 'Please enter the code',
  getCode: 'Get a code',
  sending: 'Sending…',
  getAgain: 'Again in {n} s',
  sent: 'A code was sent to {mobile}; it is valid for {minutes} minutes. If it does not arrive, check that your account has this number.',
  rehearsal: 'Rehearsal: see the code in the message outbox',
  askFailed: 'The code could not be sent.',
  blank: 'Please enter mobile number and code.',
  blankMobile: 'Please enter your mobile number.',
  wrong: 'The code is wrong.',
  account: 'Account',
  accountPlaceholder: 'This number has several accounts',
}
