/** What /loginTransit was opened with. */
export interface TransitQuery {
  username: string
  password: string
}

let taken: TransitQuery | undefined

// Runs while the page loads, before the router reads the address: name and password leave the address bar and the history at once
// (specification §2.2; design/security.md §3.3).
if (/^\/logintransit\/?$/i.test(location.pathname) && (location.search !== '' || location.hash !== '')) {
  const query = new URLSearchParams(location.search)
  taken = { username: query.get('username') ?? '', password: query.get('password') ?? '' }
  history.replaceState(null, '', location.pathname)
}

/** Name and password, once; a second reading gives nothing. */
export function takeTransitQuery(): TransitQuery | undefined {
  const found = taken
  taken = undefined
  return found
}
