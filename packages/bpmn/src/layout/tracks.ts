import { groupBy } from './group-by.ts'
import type { Cell } from './place.ts'
import { keyOf, type Stretch } from './lane.ts'
import { stretchesOf, type Route } from './route.ts'

/** Which line of its lane each stretch of a route has, from the left or from above; stretches on one line never meet. */
export interface Tracks {
  /** by route, in the order of its lanes */
  of: Map<Route, number[]>
  /** how many lines a lane has, by key */
  counts: Map<string, number>
}

interface Placed extends Stretch {
  route: Route
  place: number
}

/** Gives each stretch a line of its own in its lane, as few as may be; short ones come first. */
export function assignTracks(routes: Route[], cells: Cell[]): Tracks {
  const stretches = routes.flatMap((route) => stretchesOf(route, cells).map((stretch, place): Placed => ({ ...stretch, route, place })))
  const tracks: Tracks = { of: new Map(routes.map((route) => [route, []])), counts: new Map() }
  for (const [key, group] of groupBy(stretches, ({ lane }) => keyOf(lane))) {
    const lines: Placed[][] = []
    for (const stretch of group.toSorted((a, b) => a.high - a.low - (b.high - b.low))) {
      const free = lines.findIndex((line) => line.every(({ low, high }) => high < stretch.low || stretch.high < low))
      const track = free < 0 ? lines.length : free
      if (free < 0) lines.push([])
      lines[track]?.push(stretch)
      const of = tracks.of.get(stretch.route)
      if (of) of[stretch.place] = track
    }
    tracks.counts.set(key, lines.length)
  }
  return tracks
}
