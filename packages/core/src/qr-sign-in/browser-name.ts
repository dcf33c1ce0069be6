const browsers: readonly [RegExp, string][] = [
  [/MicroMessenger\//, '微信 WeChat'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/(?:OPR|Opera)\//, 'Opera'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/OpenHarmony|HarmonyOS/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
]

/** A User-Agent header in two words people know, `Chrome · Windows`; an empty text where it says neither. A browser may lie here. */
export function browserName(userAgent: string): string {
  return [browsers, systems].flatMap((table) => table.find(([shape]) => shape.test(userAgent))?.[1] ?? []).join(' · ')
}
