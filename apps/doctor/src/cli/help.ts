export const help = `Checks how you receive postbacks, and the page that shows the panel.

  earnwall-doctor --url https://game.example/postbacks --secret whsec_…

  --url <address>          your endpoint; with --form get the one with macros
  --secret <whsec_…>       its secret; or set EARNWALL_POSTBACK_SECRET
  --form json|get          how postbacks are sent to it (json)
  --user <id>              a user that your receiver knows
  --previous-secret <…>    the other secret while you rotate
  --balance-url <address>  answers the balance of {user_id} as a number, or as
                           JSON with "balance", in the smallest unit
  --pay                    also send postbacks that are no test, to --user;
                           what they pay is taken back at the end
  --currency, --decimals   of your app (Coins, 0)

  --page <address>         the page that shows the panel
  --panel <address>        the panel's own address
  --app <id>               your app id; also sent with each postback

  --only <name,…>          these checks or groups only, and what they rest on
  --json                   one JSON document in place of lines

Ends with 0 when all is right, 1 when something failed, 2 when it was called
wrongly or nobody answered at the address.
`;
