import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { contract } from '@wenwu/core/auth/contract'
import { userKindCode } from '@wenwu/core/auth/model'
import { kindOfForgotUser, type ForgotUserType } from '@wenwu/core/verification/model'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'

/** The way from the wizard to the QR view of the sign-in card of the same kind of person (specification §4.2), where it is open. */
export function QrInstead({ userType }: { userType: ForgotUserType | '' }) {
  const { t } = useText()
  const { data } = useQuery({
    queryKey: ['auth', 'ways'],
    queryFn: ({ signal }) => call(contract.ways, {}, { signal, isQuiet: true }),
    staleTime: 600_000,
  })
  if (data?.includes('qr') !== true) return null
  const kind = userType === '' ? 'official' : kindOfForgotUser[userType]
  return (
    <p className="recovery-qr">
      {t('recovery.byQrHint')} <Link to={`/crblogin?type=${userKindCode[kind]}&way=qr`}>{t('recovery.byQr')}</Link>
    </p>
  )
}
