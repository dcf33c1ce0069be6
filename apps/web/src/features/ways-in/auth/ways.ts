import type { ComponentType } from 'react'
import type { SignInMethod, UserKind } from '@wenwu/core/auth/model'
import type { TextKey } from '@wenwu/core/i18n/translate'

/** What may come along with the ticket. */
export interface EnterOptions {
  /** Remember this browser: «remember me» is ticked, and the person has just proven the account by hand. */
  isRemembered?: boolean
}

/** What the card gives to the way in that is open. */
export interface WayProps {
  kind: UserKind
  /** Continues with the ticket this way in got: token, second factor where one is due, home. Throws SignInRefusal or CallError. */
  enter: (ticket: string, options?: EnterOptions) => Promise<void>
}

/**
 * One way in on the sign-in card. `mode`: a choice beside account and password; `icon`: a button in the foot of the card. The screen is
 * loaded when it is opened and brings its own texts (`addTexts`), so the sign-in page does not grow with the ways (150 KB, checked).
 */
export interface Way {
  method: SignInMethod
  place: 'mode' | 'icon'
  kinds: readonly UserKind[]
  label: TextKey
  load: () => Promise<{ Way: ComponentType<WayProps> }>
}

/** The ways in beside account and password, in the order they are shown; the server says which of them are open (`auth.ways`). */
export const ways: readonly Way[] = [
  {
    method: 'sms',
    place: 'mode',
    kinds: ['official', 'legal-entity', 'individual'],
    label: 'auth.tabSms',
    load: () => import('./ways/sms/SmsWay.tsx'),
  },
  {
    method: 'qr',
    place: 'icon',
    kinds: ['official', 'legal-entity', 'individual'],
    label: 'auth.byQr',
    load: () => import('./ways/qr/QrWay.tsx'),
  },
  {
    method: 'certificate',
    place: 'icon',
    kinds: ['official', 'legal-entity', 'individual'],
    label: 'auth.byCertificate',
    load: () => import('./ways/certificate/CertificateWay.tsx'),
  },
  {
    method: 'oidc',
    place: 'icon',
    kinds: ['official', 'legal-entity', 'individual'],
    label: 'auth.bySingleSignOn',
    load: () => import('./ways/oidc/OidcWay.tsx'),
  },
  {
    method: 'platform',
    place: 'icon',
    kinds: ['legal-entity', 'individual'],
    label: 'auth.byNationalPlatform',
    load: () => import('./ways/platform/PlatformWay.tsx'),
  },
]
