import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/transit.ts'

export const texts: Translation<typeof chinese> = {
  title: 'Signing in',
  waiting: 'Signing you in…',
  failed: 'You could not be signed in',
  toSignIn: 'Sign in with your password',
  incomplete: 'The link lacks user name or password. Please come again from the other system.',
}
