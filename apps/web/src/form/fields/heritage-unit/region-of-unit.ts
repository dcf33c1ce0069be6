import { unnamedRegions } from '@wenwu/core/form/types/region/model'
import type { FormServices, RegionOption } from '../../services.ts'

type Load = FormServices['loadRegions']

/**
 * The child that an address names; the first in the address, so that a street called after another county does not count. None where several
 * are called so (鼓楼区 in 南京 and 徐州).
 */
function namedIn(address: string, children: readonly RegionOption[]): RegionOption | undefined {
  const [first, second] = children
    .filter(({ name }) => !unnamedRegions.has(name) && address.includes(name))
    .sort((a, b) => address.indexOf(a.name) - address.indexOf(b.name) || b.name.length - a.name.length)
  return first?.name === second?.name ? undefined : first
}

/** The child that an address names; where it names none, as often with a county without its city, the one below them that it names. */
async function childIn(address: string, parent: string, load: Load): Promise<RegionOption | undefined> {
  const children = await load(parent)
  const named = namedIn(address, children)
  if (named !== undefined) return named
  const below = await Promise.all(children.filter(({ hasChildren }) => hasChildren).map(({ code }) => load(code)))
  return namedIn(address, below.flat())
}

/** The division a unit of the directory lies in, as fine as its address says; '' where not even the province is known. */
export async function regionOfUnit(unit: { provinceCode?: string; address?: string } | null, load: Load): Promise<string> {
  let code = unit?.provinceCode ?? ''
  const address = unit?.address ?? ''
  try {
    for (let below = true; below && code !== '' && address !== '';) {
      const child = await childIn(address, code, load)
      code = child?.code ?? code
      below = child?.hasChildren === true
    }
  } catch {
    // what is known by now is more than nothing
  }
  return code
}
