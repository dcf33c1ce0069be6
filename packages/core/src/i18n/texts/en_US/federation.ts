import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/federation.ts'

export const texts: Translation<typeof chinese> = {
  intro: 'You sign in at the identity provider and come back by yourself.',
  go: 'Go to the identity provider',
  title: 'Single sign-on',
  working: 'Signing in, please wait…',
  redirecting: 'Going to the identity provider…',
  notBound: 'Your identity is not bound to an account here. Please ask an administrator.',
  cancelled: 'You cancelled the single sign-on.',
  leaving: 'Signing out at the identity provider…',
  toPassword: 'Sign in with account and password',
  again: 'Sign in again',
  switchAccount: 'Use another account',
}
