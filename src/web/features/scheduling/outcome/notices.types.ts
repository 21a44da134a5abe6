import type { ComponentType } from 'react';

export type NoticesProps = {
  /** Only of what has these planner's ids. */
  of?: readonly string[] | undefined;
  /** Of all but these. */
  except?: readonly string[] | undefined;
  /** Id of what takes the focus when a notice that had it goes away. */
  focusHome?: string | undefined;
};

/** A screen is given what tells what could not be booked: it is another feature's. */
export type WithNotices = { Notices: ComponentType<NoticesProps> };
