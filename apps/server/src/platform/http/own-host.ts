import { networkInterfaces } from 'node:os'

/** Whether a Host header names this machine: localhost, a loopback address, or an address of one of its networks; any port. */
export function isOwnHost(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname, host: normal } = new URL(`http://${host}`)
  // `http://` leaves its own port out
  if (normal !== host.toLowerCase().replace(/:80$/, '')) return false
  if (hostname === 'localhost' || /^127(\.\d{1,3}){3}$/.test(hostname)) return true
  return Object.values(networkInterfaces()).some((list) => list?.some(({ address }) => address === hostname.replace(/^\[|\]$/g, '')))
}
