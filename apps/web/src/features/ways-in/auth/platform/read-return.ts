/** What the national platform appended to our address. */
export type PlatformReturned =
  | { kind: 'ticket'; ticket: string; state: string }
  | { kind: 'token'; token: string }
  | { kind: 'cancelled' }
  | { kind: 'incomplete' }

/** The return from a sign-in that this browser had asked for. */
export function readReturn(query: URLSearchParams): PlatformReturned {
  const [ticket, state] = [query.get('ticket') ?? '', query.get('state') ?? '']
  if (ticket !== '' && state !== '') return { kind: 'ticket', ticket, state }
  return query.has('error') ? { kind: 'cancelled' } : { kind: 'incomplete' }
}

/** Somebody comes from the platform's own pages. */
export function readArrival(query: URLSearchParams): PlatformReturned {
  const token = query.get('token') ?? ''
  return token === '' ? { kind: 'incomplete' } : { kind: 'token', token }
}
