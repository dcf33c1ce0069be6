import { AppError } from '@wenwu/core/kernel/errors'
import { perInstallation } from '../../../platform/services.ts'

/** How many zips one server process sends at once, and one person gets. */
const zipLimits = { all: 4, perUser: 1 } as const

/** Who is getting a zip now. */
class ZipSlots {
  private readonly taken: string[] = []

  /** Takes a place for a person and gives what leaves it, once. Throws `case-zip-busy`. */
  take(userId: string): () => void {
    if (this.taken.length >= zipLimits.all || this.taken.filter((each) => each === userId).length >= zipLimits.perUser)
      throw new AppError('case-zip-busy')
    this.taken.push(userId)
    let isLeft = false
    return () => {
      if (isLeft) return
      isLeft = true
      this.taken.splice(this.taken.indexOf(userId), 1)
    }
  }
}

/** The places of a process. */
export const zipSlotsOf = perInstallation(() => new ZipSlots())
