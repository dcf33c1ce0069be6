import { getDeviceId } from '../../../lib/session.ts'

const browsers: [RegExp, string][] = [
  [/\bEdg\//, 'Edge'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
]
const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

function nameOf(list: [RegExp, string][], agent: string): string[] {
  const found = list.find(([pattern]) => pattern.test(agent))
  return found === undefined ? [] : [found[1]]
}

/** What a person recognises a browser by, `Chrome · Windows · 3f2a`; the last part tells two of the same kind apart. */
export function describeDevice(agent: string = navigator.userAgent, deviceId: string = getDeviceId()): string {
  return [...nameOf(browsers, agent), ...nameOf(systems, agent), deviceId.slice(-4)].join(' · ')
}
