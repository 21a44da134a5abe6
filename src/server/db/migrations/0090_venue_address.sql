-- Where a venue is and how to get there: in mails, calendar files and on the page of a booking.
UPDATE venue SET branding = branding
  || jsonb_build_object('address', coalesce(branding ->> 'address', ''))
  || jsonb_build_object('routeUrl', coalesce(branding ->> 'routeUrl', branding ->> 'contactUrl'));
