import { expect } from '@playwright/test';
import type { Visit } from '../../support/test.ts';
import type { Place } from '../model/places.ts';

const nothingOpen = async ({ page }: Visit): Promise<void> => {
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
};

type Look = (visit: Visit) => Promise<void>;

const looks: Record<Place, Look> = {
  draft: async (visit) => {
    await visit.flow.expectState('draft');
    await nothingOpen(visit);
  },
  choosingDate: ({ calendar }) => expect(calendar.dialog).toBeVisible(),
  choosingTime: ({ times }) => expect(times.times.or(times.retry)).toBeVisible(),
  writingMessage: ({ order }) => expect(order.send).toBeVisible(),
  choosingPlan: ({ proposals }) => expect(proposals.plans.first()).toBeVisible(),
  selecting: async (visit) => {
    await visit.flow.expectState('selecting');
    await nothingOpen(visit);
  },
  question: ({ flow }) => expect(flow.question).toBeVisible(),
  changingMessage: ({ order }) => expect(order.save).toBeVisible(),
  identifying: async (visit) => {
    await expect(visit.details.loginForm.or(visit.details.registerForm)).toBeVisible();
    await nothingOpen(visit);
  },
  reviewing: async (visit) => {
    const { reviewHeading, orderHeading } = visit.details;
    await expect(reviewHeading.or(orderHeading)).toBeVisible();
    await nothingOpen(visit);
  },
  paying: async (visit) => {
    await expect(visit.checkout.heading.or(visit.checkout.locationHeading)).toBeVisible();
    await nothingOpen(visit);
  },
  redeeming: ({ redeeming }) => expect(redeeming.dialog).toBeVisible(),
  bank: ({ provider }) => expect(provider.heading).toBeVisible(),
  success: ({ success }) => expect(success.confirmed.or(success.confirmedOrder)).toBeVisible(),
  changingDetails: ({ details }) => expect(details.editDialog).toBeVisible(),
  linkFailed: ({ details }) => expect(details.linkFailed.last()).toBeVisible(),
  visitsUnknown: ({ details }) => expect(details.visitsAgain).toBeVisible(),
  stillOpen: ({ checkout }) => expect(checkout.stillWatching).toBeVisible(),
  unreachable: ({ checkout }) => expect(checkout.unreachable).toBeVisible(),
  ended: ({ start }) => expect(start.endedNote).toBeVisible(),
};

/** How somebody sees that they are there. */
export const lookAt = (place: Place): Look => looks[place];
