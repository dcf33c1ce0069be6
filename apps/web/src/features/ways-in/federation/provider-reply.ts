/** What the identity provider appended to /login. */
export type ProviderReply = { kind: 'code'; code: string; state: string; issuer: string | undefined } | { kind: 'error'; error: string }

/** The reply in an address, or undefined: nobody came from the provider. */
export function readProviderReply(query: URLSearchParams): ProviderReply | undefined {
  const code = query.get('code')
  if (code !== null && code !== '') return { kind: 'code', code, state: query.get('state') ?? '', issuer: query.get('iss') ?? undefined }
  const error = query.get('error')
  return error === null ? undefined : { kind: 'error', error }
}
