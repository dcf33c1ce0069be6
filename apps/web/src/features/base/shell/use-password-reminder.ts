import { useEffect } from 'react'
import type { CurrentUser } from '@wenwu/core/auth/model'
import { textNow } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'

const storageKey = 'PASSWORD_REMINDED'

/** Reminds whoever has had the same password for long, once per tab and sign-in. A hint: it blocks nothing. */
export function usePasswordReminder(user: CurrentUser): void {
  useEffect(() => {
    if (user.passwordState !== 'old' || sessionStorage.getItem(storageKey) === user.id) return
    sessionStorage.setItem(storageKey, user.id)
    notify.warning(textNow('shell.passwordOld'), 8)
  }, [user.id, user.passwordState])
}
